import { nodeChecker } from '@/lib/serve/node';
import { webReply } from '@/lib/serve/web';

const checker = nodeChecker();

/** Checks a roster, a roster and a pack, or a roster a line, where Next answers: `npm start` has a faster way. */
const answer = (request: Request): Promise<Response> => webReply(checker, request);

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
