import { filesOfPdf } from '@/lib/check/pdf-files';
import { serve } from '@/lib/worker/serve';

serve({ filesOfPdf });
