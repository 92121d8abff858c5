'use client';

import { Section } from '@/components/ui/section';
import { Squadrons } from './squadrons';
import { Transports } from './transports';

/** Squadrons of mechs, and the passengers of transport aircraft. */
export function GroupsPanel() {
  return (
    <div className="space-y-8">
      <Section title="Squadrons" level={3} aside="3 to 5 mechs of one P, one of them the commander (p.63)">
        <Squadrons />
      </Section>
      <Section title="Transports" level={3} aside="aircraft with a transport upgrade (p.43, 70)">
        <Transports />
      </Section>
    </div>
  );
}
