/** The script of every built page: enhances what stands there. */
import './older-engines.ts';
import { enhancePage } from './enhance/page.ts';

enhancePage();
