import { connect } from 'node:net';

/** Sends raw bytes; returns what the server sent before it closed or fell silent for `silence` milliseconds. */
export function send(port: number, sent: string, silence = 200): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      socket.setTimeout(silence);
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(sent);
  });
}
