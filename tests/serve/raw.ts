import { connect } from 'node:net';

/** Sends bytes as they are; what has come back when the server closes, or has been silent for a while. */
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
