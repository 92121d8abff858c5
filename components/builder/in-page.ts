// What both the builder and the editors of a game need is part of the page itself: the bundler would put a copy of it
// into each of the chunks that are fetched at once.
import '@/lib/roster/check';
import '@/lib/roster/sentence';
import './ban';
import './context';
import './edit-button';
import './game-hooks';
import './offer-row';
import './problem-place';
import './use-undo';
