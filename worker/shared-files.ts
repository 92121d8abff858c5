// What another app shares with the installed app arrives as a form. Its files are kept in a cache until the page that it
// is redirected to has read them (components/open/received-files.tsx).

const SHARED = 'muster-shared';
/** More files than anybody shares at once; the rest is left out. */
const MOST = 200;

/** Keeps the files and texts of a shared form; the answer leads to the page that opens them. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const cache = await caches.open(SHARED);
  const given = ['files', 'title', 'text', 'url'].flatMap((field) => form.getAll(field));
  for (const [at, item] of given.slice(0, MOST).entries()) {
    if (item === '') continue;
    const headers = item instanceof File ? { 'X-File-Name': encodeURIComponent(item.name) } : undefined;
    await cache.put(
      `${new URL(request.url).pathname}?shared=${at}`,
      new Response(item, headers && { headers }),
    );
  }
  return Response.redirect(`${new URL(request.url).pathname}?files`, 303);
}
