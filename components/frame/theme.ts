export type Theme = 'system' | 'light' | 'dark';

const key = 'muster-theme';

/** Runs in the page's head before the first paint, so that the page does not flash in the wrong scheme. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** Returns the theme the page shows now. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme, and remembers it if the browser permits. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage forbidden: the choice lasts for this page only.
  }
  window.dispatchEvent(new Event(key));
}

/** Calls back when the theme is changed here or in another tab; returns a function that unsubscribes. */
export function watchTheme(changed: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    const theme = event.newValue;
    chooseTheme(theme === 'light' || theme === 'dark' ? theme : 'system');
  };
  window.addEventListener(key, changed);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(key, changed);
    window.removeEventListener('storage', onStorage);
  };
}
