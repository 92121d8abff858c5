import { filesOfPdf } from '@/lib/check/contents/pdf-files';
import { serve } from '@/lib/worker/serve';

serve({ filesOfPdf });
