/** The value that a share of numbers does not exceed. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Half, 99 in a hundred and all of some times, in milliseconds. */
export const timesText = (times) =>
  times.length === 0
    ? 'no answers'
    : `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, longest ${quantile(times, 1).toFixed(0)} ms`;

/** How often each word was counted: "3 locked, 1 outdated"; "none" without any. */
export function countsText(counts) {
  const parts = Object.entries(counts).map(([word, count]) => `${count} ${word}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

/** What an answer to a sent list was: accepted, the kind of a problem, or a status. */
export const outcomeOf = ({ status, json }) =>
  status === 200 ? 'accepted' : status === 0 ? 'without an answer' : (json?.kind ?? `with status ${status}`);

/** A share of a whole number, and at least some. */
export const shareOf = (number, share, least = 1) => Math.max(least, Math.round(number * share));

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
