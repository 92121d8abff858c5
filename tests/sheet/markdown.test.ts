import { describe, expect, test } from 'vitest';
import { sheetMarkdown } from '@/lib/sheet/text';
import { row, sheet, TEN } from './fixture';

describe('a roster as Markdown', () => {
  test('has a heading, a list of facts, the verdict with its problems, and tables', () => {
    const problems = [{ severity: 'error' as const, rule: 'test/empty', text: 'It has no element (p.15).' }];
    const said = sheetMarkdown(
      sheet(TEN, { verdict: { kind: 'illegal', alone: 'Not legal', text: 'Not legal: 1 error', problems } }),
    );
    expect(said).toMatch(/^## .+ · .+\n\n- \*\*/);
    expect(said).toContain('\n**Not legal: 1 error**\n\n- Error: It has no element (p.15). (test/empty)\n');
    const lines = said.split('\n');
    const head = lines.findIndex((line) => line.startsWith('| Element name'));
    const columns = lines[head]?.split(' | ').length;
    expect(lines[head + 1]).toMatch(/^\| --- \| :-: /);
    for (let each = 1; each <= TEN.length + 1; each += 1)
      expect(lines[head + each]?.split(' | ')).toHaveLength(columns ?? 0);
    expect(said).toContain('☒☒☒☒☐☐☐☐☐☐☐');
  });

  test('a name cannot contain Markdown or HTML syntax', () => {
    const name = '# *a* _b_ `c` [d](e) <img src=x> | f & ~g~';
    const said = sheetMarkdown(sheet([row(name, [1, 1, 1, 1, 1], 'Rapid', 1)]));
    expect(said).toContain(
      '| **\\# \\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\<img src=x\\> \\| f &amp; \\~g\\~** |',
    );
    const listed = sheetMarkdown(sheet([], { notes: [{ title: '', lines: ['- one', '12. two', '-3'] }] }));
    expect(listed).toContain('\\- one  \n12\\. two  \n-3');
  });
});
