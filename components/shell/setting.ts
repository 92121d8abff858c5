/** Returns the setting stored under a key; null if there is none, or storage is forbidden. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a setting for this browser; does nothing if storage is forbidden. */
export function saveSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The setting lasts for this page only.
  }
}
