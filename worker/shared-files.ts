// What another app shares with the installed app arrives as a form. Its files are kept in a cache until the page that it
// is redirected to has read them (components/open/received-files.tsx).

/** The cache that they are kept in, and the header that has the name of a file; a text has none. */
export const SHARED = 'muster-shared';
export const FILE_NAME = 'X-File-Name';

/** More files than anybody shares at once; the rest is left out. */
const MOST = 200;

/** Keeps the files and the text of a shared form; the answer leads to the page that opens them. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const cache = await caches.open(SHARED);
  const { pathname } = new URL(request.url);
  const files = form.getAll('files').filter((item) => item instanceof File);
  for (const [at, file] of files.slice(0, MOST).entries())
    await cache.put(
      `${pathname}?shared=${at}`,
      new Response(file, { headers: { [FILE_NAME]: encodeURIComponent(file.name) } }),
    );
  // One text: a title alone is not a list.
  const texts = ['title', 'text', 'url'].flatMap((field) => form.getAll(field)).filter((text) => text !== '');
  if (texts.length > 0) await cache.put(`${pathname}?shared=text`, new Response(texts.join('\n')));
  return Response.redirect(`${pathname}?files`, 303);
}
