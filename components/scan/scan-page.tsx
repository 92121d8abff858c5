'use client';

import { Camera as CameraIcon, Image as ImageIcon, ScanLine } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { PageFrame } from '@/components/frame/page-frame';
import type { ChosenPack } from '@/components/shared/packs/chosen-pack';
import { PackChoice } from '@/components/shared/packs/pack-choice';
import { isReturning } from '@/components/shared/rules/rule-note';
import { labelOf } from '@/components/shared/stored/item-words';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/fields/file-input';
import { lazyComponent, notLoaded } from '@/components/ui/lazy-part';
import { PageTitle } from '@/components/ui/page-title';
import { type CheckResult, checkResultOf, examine } from '@/lib/check/answer';
import { isCollectionLink, isLink, isPackLink, linkedText } from '@/lib/check/link';
import { readRosterText } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Refusal, refused } from '@/lib/roster/report';
import { useReader } from '../shared/codes/code-reader';
import { ScanVerdict } from './scan-verdict';

const loadWholeRoster = () => import('./whole-roster');
const WholeRoster = lazyComponent(async () => (await loadWholeRoster()).WholeRoster);

const NOT_LOADED = notLoaded('The page');

/** The last scan with its pack, shown again when the user returns from a rule. */
let last: { text: string; pack: ChosenPack | null } | null = null;

/** Scans the code on a printed roster, checks the roster against a pack, and shows the verdict. */
export function ScanPage() {
  const video = useRef<HTMLVideoElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [pack, setPack] = useState<ChosenPack | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [text, setText] = useState<string | null>(null);
  const [row, setRow] = useState<CheckResult | null>(null);
  const [opened, setOpened] = useState<CheckResult | null>(null);
  const [note, setNote] = useState('');
  const camera = useCamera(video, attempt);
  const onFound = useCallback((scannedText: string) => {
    setText(scannedText);
    setAttempt(0);
    setNote('');
  }, []);
  const { lookAt } = useReader(video, camera.kind === 'on', onFound, setNote);

  // Checks again when the pack changes.
  useEffect(() => {
    let current = true;
    if (text === null) setRow(null);
    else
      scanned(text, pack?.pack ?? null).then(
        (next) => current && setRow(next),
        () => current && setNote(NOT_LOADED),
      );
    return () => {
      current = false;
    };
  }, [text, pack]);
  useEffect(() => {
    // After returning from a rule, the focus may already be in the verdict.
    if (row && !verdict.current?.contains(document.activeElement)) verdict.current?.focus();
  }, [row]);
  useEffect(() => {
    if (last === null || !isReturning()) return;
    setPack(last.pack);
    setText(last.text);
  }, []);
  useEffect(() => {
    if (text !== null) last = { text, pack };
  }, [text, pack]);

  const open = () =>
    loadWholeRoster().then(
      () => setOpened(row),
      () => setNote(NOT_LOADED),
    );
  const scan = () => {
    setText(null);
    setNote('');
    setAttempt((before) => before + 1);
  };
  return (
    <PageFrame width="text">
      <PageTitle>Scan a printed roster</PageTitle>
      <div className="grid gap-5">
        <PackChoice chosen={pack} onChoose={setPack} since={text} />
        <div hidden={attempt === 0 || camera.kind === 'refused'} className="relative">
          <video
            ref={video}
            muted
            playsInline
            aria-label="What the camera sees"
            className="max-h-[60dvh] w-full rounded-md border border-edge bg-sunken object-cover"
          />
        </div>
        <p role="status">
          {camera.kind === 'asking' && 'Waiting for the camera …'}
          {camera.kind === 'on' && 'Point the camera at the QR code of the roster.'}
          {camera.kind === 'refused' && `${camera.sentence} You can choose a picture of the code instead.`}
          {note !== '' && ` ${note}`}
          {text !== null && row === null && note === '' && 'Checking the roster …'}
        </p>
        <div ref={verdict} tabIndex={-1} className="outline-none" aria-live="polite">
          {row && <ScanVerdict row={row} packName={pack && labelOf(pack.pack)} onOpen={() => void open()} />}
        </div>
        <div className="flex flex-wrap gap-2">
          {attempt > 0 && camera.kind !== 'refused' ? (
            <Button onClick={() => setAttempt(0)}>
              <CameraIcon aria-hidden size={16} /> Turn the camera off
            </Button>
          ) : (
            <Button variant="primary" onClick={scan}>
              <ScanLine aria-hidden size={16} /> {text === null ? 'Scan' : 'Scan the next'}
            </Button>
          )}
          <Button onClick={() => input.current?.click()}>
            <ImageIcon aria-hidden size={16} /> Choose a picture
          </Button>
        </div>
        <p className="max-w-prose text-muted text-sm">
          To get a code, print a roster with the QR code option on. The picture is read on this device and is
          not uploaded.
        </p>
      </div>
      {opened?.read && opened === row && (
        <WholeRoster read={opened.read} pack={pack?.pack ?? null} onClose={() => setOpened(null)} />
      )}
      <FileInput
        ref={input}
        accept="image/*"
        aria-label="Picture of a code"
        onFiles={([file]) => {
          if (!file) return;
          setText(null);
          setAttempt(0);
          void lookAt(file);
        }}
      />
    </PageFrame>
  );
}

const SCANNED = 'scanned code';

/** Reads the roster of a scanned code and checks it, against a pack if given. */
async function scanned(text: string, pack: Pack | null): Promise<CheckResult> {
  if (isPackLink(text))
    return unread(refused('This is the code of a pack. Scan the code on a printed roster.'));
  if (isCollectionLink(text))
    return unread(refused('This is the code of a collection; a roster’s is on its printed sheet.'));
  if (!isLink(text)) return unread(refused('This code is not a link to a roster.'));
  const linked = linkedText(text);
  if (!linked.ok) return unread(linked);
  return checkResultOf(examine(await readRosterText(linked.value), pack), SCANNED);
}

const unread = ({ faults, why }: Refusal): CheckResult => ({ source: SCANNED, faults, why, read: null });

/** The state of the camera. */
type Camera = { kind: 'off' } | { kind: 'asking' } | { kind: 'on' } | { kind: 'refused'; sentence: string };

/**
 * Shows the camera in a video element; on a phone, the back camera.
 * @param attempt counts the presses that start the camera, so that each asks again; 0 while it is off
 */
function useCamera(video: RefObject<HTMLVideoElement | null>, attempt: number): Camera {
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
