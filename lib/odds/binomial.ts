const rows: bigint[][] = [];

/** The number of ways to choose `k` of `n`, exact; 0 if there are none. */
export function binomial(n: number, k: number): bigint {
  for (let next = rows.length; next <= n; next++) {
    const above = rows[next - 1] ?? [];
    rows.push(
      Array.from({ length: next + 1 }, (_, at) =>
        at === 0 ? 1n : (above[at - 1] ?? 0n) + (above[at] ?? 0n),
      ),
    );
  }
  return rows[n]?.[k] ?? 0n;
}
