/** A copy of a value with one place of it changed, as tables of cases name it: `hours.days.1`; taken away where nothing is put there. */
export function changedAt<Value extends object>(value: Value, place: string, put?: unknown): Value {
  const changed = structuredClone(value);
  if (place === '') return put as Value;
  const names = place.split('.');
  const last = names.pop() ?? '';
  const group = names.reduce<object>((part, name) => Reflect.get(part, name), changed);
  if (put === undefined) Reflect.deleteProperty(group, last);
  else Reflect.set(group, last, put);
  return changed;
}
