import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers the requests of a connection one after the other. Node dispatches all pipelined requests immediately, and
 * would hold all their answers in memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const next = () => {
      const following = waiting.get(socket)?.shift();
      if (following && !socket.destroyed) following();
      else waiting.delete(socket);
    };
    const answer = () => {
      response.once('close', next);
      listener(request, response);
    };
    const queue = waiting.get(socket);
    if (queue) queue.push(answer);
    else {
      waiting.set(socket, []);
      answer();
    }
  };
}
