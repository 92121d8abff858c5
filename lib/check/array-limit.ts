const KINDS = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
] as const;

/**
 * Limits the total size of the typed arrays made in this thread, until released: one beyond it throws. pdf.js has no
 * limit on what it unpacks, and neither a browser nor Node has one on the arrays of a thread.
 */
export function limitArrays(most: number) {
  const native = KINDS.map((kind) => [kind, globalThis[kind]] as const);
  let total = 0;
  const construct = (target: Uint8ArrayConstructor, args: unknown[]) => {
    if (typeof args[0] === 'number') total += args[0] * target.BYTES_PER_ELEMENT;
    if (total > most) throw new RangeError('The arrays are over their limit.');
    // Without the proxy as its class, which would make every access to the array slow.
    return Reflect.construct(target, args);
  };
  const limited = native.map(([kind, made]) => [
    kind,
    new Proxy(made as Uint8ArrayConstructor, { construct }),
  ]);
  Object.assign(globalThis, Object.fromEntries(limited));
  return {
    get exceeded() {
      return total > most;
    },
    release: () => void Object.assign(globalThis, Object.fromEntries(native)),
  };
}
