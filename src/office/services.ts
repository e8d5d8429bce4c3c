/**
 * What the office helps with, one row a service: selector, overview cards, menu, footer, priced pages and structured
 * data derive from it.
 */
interface Service {
  /** Id of its page, and name of its locale file. */
  id: string;
  /** Id of the overview page above it. */
  group: 'insurance' | 'passport';
  /** True where `prices.json` names its lowest price. */
  isPriced: boolean;
  /** File of its card's picture in `public/illustrations`, without its ending. */
  illustration: string;
}

/** In the order of menu and overview pages. */
export const services = [
  { id: 'health', group: 'insurance', isPriced: true, illustration: 'health' },
  { id: 'life', group: 'insurance', isPriced: true, illustration: 'life' },
  { id: 'vehicle', group: 'insurance', isPriced: true, illustration: 'vehicle' },
  { id: 'travel', group: 'insurance', isPriced: true, illustration: 'travel' },
  { id: 'passport-new', group: 'passport', isPriced: false, illustration: 'hero-passport-new' },
  { id: 'passport-renew', group: 'passport', isPriced: false, illustration: 'hero-passport-renew' },
] as const satisfies readonly Service[];

type Row = (typeof services)[number];

export type ServiceGroup = Row['group'];

type ServiceOf<Group extends ServiceGroup> = Extract<Row, { group: Group }>;

/** A kind of insurance, by the id of its service. */
export type InsuranceLine = ServiceOf<'insurance'>['id'];

export type PricedService = Extract<Row, { isPriced: true }>['id'];

/** What the home page offers to choose from, in its order; a group stands for all of its services. */
export const offeredFirst = ['vehicle', 'health', 'life', 'travel', 'passport'] as const satisfies readonly (
  Row['id'] | ServiceGroup
)[];

/** The services of a group, in their order. */
export function servicesOf<Group extends ServiceGroup>(group: Group): ServiceOf<Group>[] {
  return services.filter((service): service is ServiceOf<Group> => service.group === group);
}

/** Whether the page of this id is a service whose lowest price the office names. */
export function isPriced(id: string): id is PricedService {
  return services.some((service) => service.id === id && service.isPriced);
}
