/** What must be right in the other files of facts: each rule judges one. */
import { capacities } from '../../office/capacities.ts';
import { confirmationFault, isWaived } from '../../office/confirmation-fault.ts';
import { isIsoDay } from '../../office/iso-day.ts';
import { servicesOf } from '../../office/services.ts';
import { listOf, refusal, type FactFile, type Written } from '../../setup/fact-file.ts';
import { textFaults } from './in-every-language.ts';
import { misnamedParts } from './part-names.ts';

/** What the rules go by besides the files. */
export interface Circumstances {
  languages: readonly string[];
  today: Date;
}

export type FactRule = (file: FactFile, circumstances: Circumstances) => Iterable<string>;

const lines: readonly string[] = servicesOf('insurance').map(({ id }) => id);

function* insurerFaults(file: FactFile, insurer: Written, seen: Set<string>): Iterable<string> {
  const valueOf = (name: string) => insurer.parts.get(name)?.value ?? '';
  const [id, name] = [valueOf('id'), valueOf('name')];
  for (const part of ['id', 'name', 'family'].filter((each) => valueOf(each).trim() === '')) {
    yield refusal(file, insurer, `an insurer has no ${part}, so its tile could not be drawn. Write one line like those above it.`);
  }
  if (id && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    yield refusal(file, insurer, `the id '${id}' cannot be the name of a file. Write it in small letters with hyphens, like 'star-health'.`);
  }
  if (seen.has(id)) yield refusal(file, insurer, `the id '${id}' stands there twice, so two companies would share a tile. Give one of them another.`);
  seen.add(id);
  const sold = listOf(insurer.parts.get('lines'));
  if (sold.length === 0) yield refusal(file, insurer, `${name} sells nothing, so no page would show it. Write at least one of these under ` +
    `lines: ${lines.join(', ')}.`);
  for (const line of sold.filter(({ value }) => !lines.includes(value))) {
    yield refusal(file, line, `${name} sells '${line.value}', which is no line of insurance here, so no page would show it there. Write one ` +
      `of these: ${lines.join(', ')}.`);
  }
  if (sold.length > 1 && sold.some(({ value }) => value === 'life')) {
    yield refusal(file, insurer, `${name} sells life insurance and another line, which the law of India forbids. Give its sister company a line of its own.`);
  }
}

export const insurersRule: FactRule = function* (file) {
  const seen = new Set<string>();
  const all = listOf(file.exported.get('insurers'));
  for (const insurer of all) yield* insurerFaults(file, insurer, seen);
  for (const [family, companies] of Map.groupBy(all, (insurer) => insurer.parts.get('family')?.value ?? '')) {
    if (companies.length < 2 || !seen.has(family.toLowerCase().replaceAll(' ', '-'))) continue;
    yield refusal(file, companies[0], `the family '${family}' has the tile of one of its companies, which would stand for all. Name the family otherwise.`);
  }
};

const confirmable = ['bestPriceGuarantee', 'insurers', 'experience', 'clients', 'claimSupport'];

export const confirmationsRule: FactRule = function* (file, { today }) {
  for (const [name, day] of file.exported.get('confirmations')?.parts ?? []) {
    const fault = day.value === '' || isWaived(name, day.value) ? undefined : confirmationFault(day.value, today);
    if (!confirmable.includes(name)) yield refusal(file, day, `nothing is called '${name}', so this confirms nothing. Write one of these: ` +
      `${confirmable.join(', ')}.`);
    else if (fault) yield refusal(file, day, `'${day.value}' under ${name} ${fault}, so it confirms nothing. Write the day on which the owner confirmed it.`);
  }
};

export const chargeRule: FactRule = function* (file, { languages }) {
  const charge = file.exported.get('passportCharge');
  if (charge?.kind === 'text' && ['', 'none'].includes(charge.value)) return;
  yield* textFaults(file, { name: 'the charge', text: charge, group: charge, languages, mayBeEmpty: false });
};

/** The hosts at which each network has its pages. */
const networks: Readonly<Record<string, readonly string[]>> = {
  Facebook: ['facebook.com', 'fb.com'],
  Instagram: ['instagram.com'],
  YouTube: ['youtube.com'],
  LinkedIn: ['linkedin.com'],
};

function socialFault(name: string, { value }: Written): string | undefined {
  const hosts = networks[name];
  if (!hosts) return `'${name}' is no network that the footer has a place for. Those are ${Object.keys(networks).join(', ')}.`;
  if (value === '' || value === 'none') return undefined;
  const remedy = `Copy the address of the office's page there from the browser, like 'https://www.${hosts[0]}/…', or write 'none'.`;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:') return `the ${name} address '${value}' does not begin with https://, so the link would lead nowhere. ${remedy}`;
  const isThere = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  if (!isThere) return `the ${name} address '${value}' leads to ${url.hostname}, which is not ${name}. ${remedy}`;
  return url.pathname.length > 1 ? undefined : `the ${name} address '${value}' is ${name}'s own front page, not the office's. ${remedy}`;
}

export const socialRule: FactRule = function* (file) {
  for (const [name, address] of file.exported.get('social')?.parts ?? []) {
    const fault = socialFault(name, address);
    if (fault) yield refusal(file, address, fault);
  }
};

export const licenceRule: FactRule = function* (file) {
  const licence = file.exported.get('licence');
  yield* misnamedParts(file, licence, ['legalName', 'capacity', 'number', 'validUntil', 'insurers']);
  const valueOf = (name: string) => licence?.parts.get(name)?.value.trim() ?? '';
  const [capacity, end] = [valueOf('capacity'), valueOf('validUntil')];
  const missing = ['legalName', 'capacity', 'number'].filter((name) => !valueOf(name));
  const isGiven = listOf(licence).some(({ value }) => value.trim() !== '');
  if (isGiven && missing.length > 0) {
    yield refusal(file, licence?.parts.get(missing[0] ?? ''), `the licence has no ${missing.join(' and no ')}, so the footer could not say ` +
      `it. Fill in legalName, capacity and number, or none of them.`);
  }
  if (capacity && !capacities.some((each) => each === capacity)) {
    yield refusal(file, licence?.parts.get('capacity'), `the capacity '${capacity}' is unknown, so no page could say it. Write one of ` +
      `these: ${capacities.join(', ')}.`);
  }
  if (end && !isIsoDay(end)) {
    yield refusal(file, licence?.parts.get('validUntil'), `validUntil is '${end}', which is no day of the calendar, so the footer would ` +
      `leave it out. Write it like '2029-03-31'.`);
  }
};

export const premisesRule: FactRule = function* (file, { languages }) {
  const premises = file.exported.get('premises');
  const misnamed = [...misnamedParts(file, premises, ['floor', 'street', 'landmark', 'directions'])];
  if (misnamed.length > 0) return yield* misnamed;
  for (const name of ['floor', 'street', 'landmark']) {
    yield* textFaults(file, { name, text: premises?.parts.get(name), group: premises, languages, mayBeEmpty: true });
  }
  for (const [position, step] of listOf(premises?.parts.get('directions')).entries()) {
    yield* textFaults(file, { name: `step ${position + 1} of the directions`, text: step, group: premises, languages, mayBeEmpty: false });
  }
};

export const peopleRule: FactRule = function* (file, { languages }) {
  for (const [position, person] of listOf(file.exported.get('people')).entries()) {
    const misnamed = [...misnamedParts(file, person, ['name', 'role'])];
    if (misnamed.length > 0) yield* misnamed;
    else for (const part of ['name', 'role']) {
      const name = `the ${part} of person ${position + 1}`;
      yield* textFaults(file, { name, text: person.parts.get(part), group: person, languages, mayBeEmpty: false });
    }
  }
};
