import { fixEndpoint } from '@/lib/serve/fix-endpoint';
import { Responder } from '@/lib/serve/responder';
import { webReply } from '@/lib/serve/web';

const fixes = new Responder(fixEndpoint());

/** Finds the fixes of a roster, when Next serves it; `npm start` does it in a thread. */
const answer = (request: Request): Promise<Response> => webReply(fixes, request);

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
