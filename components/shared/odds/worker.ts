import { serve } from '@/lib/worker/serve';
import { oddsAnswers } from './answers';

serve(oddsAnswers);
