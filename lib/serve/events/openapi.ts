import * as z from 'zod/mini';
import { eventFileSchema } from '@/lib/events/event-file';
import {
  changedSchema,
  fixedSchema,
  hereSchema,
  listsSchema,
  madeSchema,
  openedSchema,
  problemSchema,
  viewedSchema,
} from './answer-schemas';
import type { EventSchemaName } from './described';
import { changeSchemas, importSchema, makeSchema, sessionSchema } from './schemas';

const named = {
  EventToMake: makeSchema,
  EventToImport: importSchema,
  EventLink: sessionSchema,
  OrganiserChange: changeSchemas.organiser,
  PlayerChange: changeSchemas.player,
  PublicChange: changeSchemas.public,
  EventsHere: hereSchema,
  EventMade: madeSchema,
  EventLinkOpened: openedSchema,
  EventViewed: viewedSchema,
  EventChanged: changedSchema,
  EventLists: listsSchema,
  EventListFix: fixedSchema,
  EventFile: eventFileSchema,
  Problem: problemSchema,
} satisfies Record<Exclude<EventSchemaName, 'Roster'>, z.ZodMiniType>;

/** The schemas of requests and answers of events, for the OpenAPI document. */
export function eventSchemas(): Record<string, object> {
  const schemas: Record<string, object> = {};
  for (const [name, schema] of Object.entries(named)) {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
    schemas[name] = rest;
  }
  return schemas;
}
