import type { FontSource } from './fonts';
import { JAPANESE, OTHER_SCRIPTS } from './scripts';

/** Returns the fonts as URLs of the site, for a page or a worker. */
export function browserFonts(): FontSource {
  return {
    regular: absolute(
      new URL('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf', import.meta.url),
    ),
    semibold: absolute(
      new URL('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf', import.meta.url),
    ),
    condensed: absolute(
      new URL(
        '@expo-google-fonts/ibm-plex-sans-condensed/500Medium/IBMPlexSansCondensed_500Medium.ttf',
        import.meta.url,
      ),
    ),
    condensedBold: absolute(
      new URL(
        '@expo-google-fonts/ibm-plex-sans-condensed/700Bold/IBMPlexSansCondensed_700Bold.ttf',
        import.meta.url,
      ),
    ),
    fallbacks: [
      {
        src: absolute(
          new URL('@expo-google-fonts/noto-sans-jp/500Medium/NotoSansJP_500Medium.ttf', import.meta.url),
        ),
        scripts: JAPANESE,
      },
      {
        src: absolute(new URL('dejavu-fonts-ttf/ttf/DejaVuSans.ttf', import.meta.url)),
        scripts: OTHER_SCRIPTS,
      },
    ],
  };
}

function absolute(url: URL): string {
  return new URL(url.pathname, self.location.origin).href;
}
