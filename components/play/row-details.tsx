/** How far a row moves and what else it can do: each in its place, whatever is marked. */
export function RowDetails({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-3 text-sm">
      {details.map((detail, index) => (
        <li key={index} className="break-words">
          {detail}
        </li>
      ))}
    </ul>
  );
}
