import { Undo2 } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Command, menuActions } from '@/components/shared/commands';

const command = (keys?: readonly string[]): Command => ({
  id: 'undo',
  label: 'Undo',
  icon: Undo2,
  ...(keys && { keys }),
  run: () => {},
});

test('a menu line names its first key, hidden where a finger points', () => {
  const [line] = menuActions([command(['Ctrl+z', 'Alt+ArrowUp'])]);
  expect(renderToStaticMarkup(line?.aside)).toBe('<span class="pointer-coarse:hidden">Ctrl Z</span>');
});

test('a menu line without a key has no hint', () => {
  expect(menuActions([command()])[0]?.aside).toBeUndefined();
});
