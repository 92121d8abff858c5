export type Theme = 'system' | 'light' | 'dark';

const key = 'muster-theme';

/** Runs in the page's head before anything is painted, so that the chosen scheme does not flash in late. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** What the page shows now. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a scheme at once and remembers it where the browser lets it. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage forbidden: the choice holds for this page.
  }
  window.dispatchEvent(new Event(key));
}

/** Calls back when the scheme is chosen here or in another tab; returns the way to stop. */
export function watchTheme(changed: () => void) {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key) return;
    const theme = event.newValue;
    chooseTheme(theme === 'light' || theme === 'dark' ? theme : 'system');
  };
  window.addEventListener(key, changed);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(key, changed);
    window.removeEventListener('storage', elsewhere);
  };
}
