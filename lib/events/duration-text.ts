import { counted } from '@/lib/roster/words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time that is left, in its two largest units: "3 days 4 h", "2 h 5 min", "4 min 10 s"; "0 s" once it is over. */
export function durationText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (days > 0) return `${counted(days, 'day')} ${hours} h`;
  const [minutes, seconds] = [Math.floor((left % HOUR) / MINUTE), Math.floor((left % MINUTE) / SECOND)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`;
}

/** A time that is left as a clock shows it: "1:04:09", "24:09"; "0:00" once it is over. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes, seconds] = [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND];
  return hours >= 1
    ? `${Math.floor(hours)}:${two(minutes)}:${two(seconds)}`
    : `${Math.floor(minutes)}:${two(seconds)}`;
}
