import { PART_MISSING } from '@/lib/worker/client';

/**
 * Watches for parts of the app that do not load, says so in the page, and offers to load the whole app again. It runs
 * inline in the head, since any file may be the one that fails: it may use nothing outside itself, not even styles.
 * @param worker the address of the service worker
 * @param files the path of the files that a page loads
 * @param missing the event that says that a part of a web worker did not load
 */
export function watchParts(worker: string, files: string, missing: string) {
  const isPart = (address: string | undefined) => address?.includes(files) === true;

  const add = <Tag extends 'p' | 'button'>(box: HTMLElement, tag: Tag, text: string) => {
    const node = document.createElement(tag);
    node.textContent = text;
    box.append(node);
    if (tag === 'button') {
      node.style.minHeight = '2.75rem';
      node.style.marginRight = '1.5rem';
      node.style.textDecoration = 'underline';
    }
    return node;
  };

  /** Forgets the stored app and loads it again; returns false, having changed nothing, if the server does not have it. */
  const repair = async (): Promise<boolean> => {
    const answer = await fetch(worker, { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok || !answer.headers.get('Content-Type')?.includes('javascript')) return false;
    // biome-ignore lint/plugin: may be missing
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const own = registrations.filter(
      ({ active, waiting, installing }) =>
        new URL((active ?? waiting ?? installing)?.scriptURL ?? '', location.href).pathname === worker,
    );
    await Promise.all(own.map((registration) => registration.unregister()));
    // biome-ignore lint/style/noRestrictedGlobals: may be missing
    const stored = typeof caches === 'undefined' ? null : caches;
    for (const name of (await stored?.keys()) ?? [])
      if (/^(muster|serwist)-/.test(name)) await stored?.delete(name);
    // The browser's own cache may have kept a wrong answer too.
    const addresses = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')]
      .map((node) => ('src' in node ? node.src : node.href))
      .filter(isPart);
    await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' }).catch(() => null)));
    location.reload();
    return true;
  };

  const show = () => {
    if (document.querySelector('[data-repair]')) return;
    const box = document.createElement('div');
    box.dataset.repair = '';
    box.setAttribute('role', 'alert');
    const { style } = box;
    style.position = 'fixed';
    style.zIndex = '60';
    style.right = style.bottom = style.left = '0';
    style.padding = '0.75rem 1rem';
    style.borderTop = '2px solid';
    style.background = 'Canvas';
    style.color = 'CanvasText';
    const text = add(
      box,
      'p',
      'A part of Muster could not be loaded. Check your connection, then reload the page. If that does not help, repair Muster: this loads the whole app again. Your rosters are not affected.',
    );
    const button = add(box, 'button', 'Repair Muster');
    button.onclick = async () => {
      button.disabled = true;
      text.textContent = 'Repairing Muster …';
      if (await repair().catch(() => false)) return;
      text.textContent =
        'The server cannot be reached, or does not have Muster now. Nothing was changed. Try again later.';
      button.disabled = false;
    };
    add(box, 'button', 'Not now').onclick = () => box.remove();
    document.body.append(box);
  };

  const offer = () => {
    if (!navigator.onLine) return;
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', show, { once: true });
    else show();
  };

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // A page in place of a script either is refused or does not parse.
      const failed =
        target instanceof HTMLScriptElement
          ? isPart(target.src)
          : target instanceof HTMLLinkElement
            ? isPart(target.href)
            : event.error instanceof SyntaxError && isPart(event.filename);
      if (failed) offer();
    },
    true,
  );
  addEventListener(missing, offer);
}

const worker = process.env.NEXT_PUBLIC_SERVICE_WORKER;

/** Runs `watchParts` in a page's head; undefined in development and in builds without a service worker. */
export const repairScript =
  worker &&
  `(${watchParts})(${[worker, `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/_next/static/`, PART_MISSING].map((part) => JSON.stringify(part))})`;
