import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Waiting requests of a connection above which it is not read: Node dispatches all in a piece that it has read. */
const MAX_WAITING = 8;
/** Waiting requests of all connections above which one that sends more is closed; each takes some kilobytes. */
const MAX_WAITING_IN_ALL = 8192;

/**
 * Answers the requests of a connection one after the other, and reads it only as fast. Node dispatches all pipelined
 * requests immediately, and would hold all of them and their answers in memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Queue>();
  let inAll = 0;

  const queueOf = (socket: Socket): Queue => {
    const known = queues.get(socket);
    if (known) return known;
    const queue: Queue = { isAnswering: false, waiting: [] };
    queues.set(socket, queue);
    // Node reads on whenever a body is read or an answer has ended.
    socket.on('resume', () => {
      if (queue.waiting.length > MAX_WAITING) socket.pause();
    });
    socket.once('close', () => {
      inAll -= queue.waiting.splice(0).length;
    });
    return queue;
  };

  return (request, response) => {
    const { socket } = request;
    const queue = queueOf(socket);
    const answer = () => {
      queue.isAnswering = true;
      response.once('close', () => {
        queue.isAnswering = false;
        const following = socket.destroyed ? undefined : queue.waiting.shift();
        if (!following) return;
        inAll--;
        if (queue.waiting.length === MAX_WAITING) socket.resume();
        following();
      });
      listener(request, response);
    };
    if (!queue.isAnswering) return answer();
    if (socket.destroyed) return;
    queue.waiting.push(answer);
    inAll++;
    if (inAll > MAX_WAITING_IN_ALL) socket.destroy();
    else if (queue.waiting.length > MAX_WAITING) socket.pause();
  };
}

/** The requests of a connection that wait until the one before them is answered. */
interface Queue {
  isAnswering: boolean;
  waiting: (() => void)[];
}
