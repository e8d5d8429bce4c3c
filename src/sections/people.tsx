import { people } from '../office/people.ts';
import { LicenceLine } from '../components/licence-line.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { Frame } from '../components/frame.tsx';

/** Who works in the office, and its licence; nothing while nobody is named. */
export function People({ title }: { title: string }) {
  if (people.length === 0) return null;
  return (
    <Frame title={title}>
      <LicenceLine brief />
      <PeopleList />
    </Frame>
  );
}
