// What both the builder and the games' editors need is part of the page itself: the bundler would otherwise duplicate
// it in each of the chunks that load in parallel.
import '@/lib/roster/check';
import '@/lib/roster/sentence';
import './ban';
import './context';
import './edit-button';
import './game-hooks';
import './offer-row';
import './problem-place';
import './use-undo';
