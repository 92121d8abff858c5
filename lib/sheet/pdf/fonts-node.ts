import { createRequire } from 'node:module';
import type { FontSource } from './fonts';
import { JAPANESE, OTHER_SCRIPTS } from './scripts';

/** Returns the fonts as files of the installed packages, for Node. */
export function nodeFonts(): FontSource {
  const file = createRequire(import.meta.url).resolve;
  return {
    regular: file('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
    semibold: file('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
    condensed: file(
      '@expo-google-fonts/ibm-plex-sans-condensed/500Medium/IBMPlexSansCondensed_500Medium.ttf',
    ),
    condensedBold: file(
      '@expo-google-fonts/ibm-plex-sans-condensed/700Bold/IBMPlexSansCondensed_700Bold.ttf',
    ),
    fallbacks: [
      { src: file('@expo-google-fonts/noto-sans-jp/500Medium/NotoSansJP_500Medium.ttf'), scripts: JAPANESE },
      { src: file('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), scripts: OTHER_SCRIPTS },
    ],
  };
}
