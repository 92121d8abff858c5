import { useEffect, useState } from 'react';
import { NoticePage } from '@/components/frame/notice-page';
import { LinkButton } from '@/components/ui/button';
import { FILE_NAME, SHARED } from '@/worker/shared-files';
import { fileOfText } from '../shared/import/files-of';
import { OpenedFiles } from '../shared/import/use-import';

/** The files that the system opens with the installed app, as the File Handling API hands them over. */
interface LaunchQueue {
  setConsumer: (take: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

/** Takes what another app shared: files, or a text as a file. */
async function takeShared(): Promise<File[]> {
  const { caches: stored } = window as { caches?: CacheStorage };
  const cache = await stored?.open(SHARED);
  if (!cache) return [];
  const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  await stored?.delete(SHARED);
  return Promise.all(
    responses.map(async (response) => {
      const blob = (await response?.blob()) ?? new Blob();
      const name = response?.headers.get(FILE_NAME);
      return name ? new File([blob], decodeURIComponent(name)) : fileOfText(await blob.text());
    }),
  );
}

/** Opens the files that the system or another app hands to the installed app. */
export function ReceivedFiles() {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(
      (launch) => void Promise.all(launch.files.map((handle) => handle.getFile())).then(setFiles),
    );
    takeShared()
      .catch(() => [])
      .then((shared) => setFiles((launched) => launched ?? shared));
  }, []);
  return (
    <NoticePage
      number="Files"
      title="Open files"
      actions={
        <LinkButton href="/" variant="primary">
          Go to your rosters
        </LinkButton>
      }
    >
      <p role="status">
        {files === null || (files.length > 0 && !done)
          ? 'Reading the files …'
          : done
            ? 'The files were read.'
            : 'No file arrived. Choose it by Open a file.'}
      </p>
      {files && files.length > 0 && (
        <OpenedFiles files={files} droppable={undefined} onDone={() => setDone(true)} />
      )}
    </NoticePage>
  );
}
