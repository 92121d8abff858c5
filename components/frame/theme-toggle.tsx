'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/button';
import { chooseTheme, currentTheme, type Theme, watchTheme } from './theme';

const schemes = {
  system: { Icon: Monitor, next: 'light', says: 'as the system' },
  light: { Icon: Sun, next: 'dark', says: 'light' },
  dark: { Icon: Moon, next: 'system', says: 'dark' },
} as const satisfies Record<Theme, { next: Theme; [key: string]: unknown }>;

/** Cycles through system, light and dark. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'system' as const);
  const { Icon, next, says } = schemes[theme];
  return (
    <IconButton
      label={`Colours: ${says}. Change to ${schemes[next].says}.`}
      icon={<Icon aria-hidden size={18} />}
      onClick={() => chooseTheme(next)}
    />
  );
}
