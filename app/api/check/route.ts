import { checkEndpoint } from '@/lib/serve/check-endpoint';
import { Responder } from '@/lib/serve/responder';
import { webReply } from '@/lib/serve/web';

const checks = new Responder(checkEndpoint());

/** Checks a roster, a roster with a pack, or one roster per line, when Next serves it; `npm start` has a faster way. */
const answer = (request: Request): Promise<Response> => webReply(checks, request);

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
