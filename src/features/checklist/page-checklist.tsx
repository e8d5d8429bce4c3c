import { Island } from '../../islands/island.tsx';

/** A checklist on its page; it hydrates by itself when ticks of its own are kept on the phone. */
export function PageChecklist({ subject }: { subject: string }) {
  return <Island name="checklist" subject={subject} canPrint />;
}
