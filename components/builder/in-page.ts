// What both the builder and the games' editors need is part of the page itself: the bundler would otherwise duplicate
// it in each of the chunks that load in parallel.
import '@/lib/roster/check';
import '@/lib/roster/sentence';
import './fields/ban';
import './context';
import './fields/edit-button';
import './edits';
import './picker/offer-row';
import './verdict/problems';
import './edits';
