import { type RefObject, useEffect, useState } from 'react';

/** The state of the camera. */
export type Camera =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'on' }
  | { kind: 'refused'; sentence: string };

/**
 * Shows the camera in a video element; on a phone, the back camera.
 * @param attempt counts the presses that start the camera, so that each asks again; 0 while it is off
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, attempt: number): Camera {
  const [camera, setCamera] = useState<Camera>({ kind: 'off' });
  useEffect(() => {
    if (attempt === 0) return setCamera({ kind: 'off' });
    let current = true;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    setCamera({ kind: 'asking' });
    openCamera().then(
      async (opened) => {
        stream = opened;
        if (!current || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play().catch(() => undefined);
        if (current) setCamera({ kind: 'on' });
      },
      (error: unknown) => current && setCamera({ kind: 'refused', sentence: sentenceOf(error) }),
    );
    return () => {
      current = false;
      stop();
    };
  }, [video, attempt]);
  return camera;
}

async function openCamera(): Promise<MediaStream> {
  // biome-ignore lint/plugin: a photo can be read without it
  const { mediaDevices } = navigator;
  if (!mediaDevices?.getUserMedia) throw new DOMException('', 'SecurityError');
  return mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
}

function sentenceOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'Access to the camera was denied. Allow it for this page in the browser’s settings.';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'This device has no camera.';
  if (name === 'SecurityError')
    return 'This page came over plain HTTP, and browsers allow the camera only over HTTPS or on localhost.';
  return 'The camera did not start; another program may be using it.';
}
