import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/frame/page-frame';
import { RulesManual } from '@/components/rules/rules-manual';
import { packSystem } from '@/lib/roster/check';
import { proxyRule } from '@/lib/roster/collection/proxy-rule';
import { loadSystem, systems } from '@/lib/systems/registry';

type Props = { params: Promise<{ system: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => systems.map(({ id }) => ({ system: id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: id } = await params;
  return { title: `Rules of ${systems.find((each) => each.id === id)?.name ?? 'a game'}` };
}

/** Every rule and ruling of a game, from the same values that the checker uses. */
export default async function RulesPage({ params }: Props) {
  const { system: id } = await params;
  const system = await loadSystem(id);
  if (system === null) notFound();
  return (
    <PageFrame game={id}>
      <RulesManual
        name={system.name}
        rules={[...system.rules, packSystem, proxyRule]}
        rulings={system.rulings}
        glossary={await system.glossary()}
        unpaged={system.unpaged}
        reference={system.reference?.()}
        open={(await system.play()).open}
        kinds={(await system.editCatalogue?.())?.kinds}
      />
    </PageFrame>
  );
}
