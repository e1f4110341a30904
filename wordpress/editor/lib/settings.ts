import * as v from 'valibot';

type Schema = v.GenericSchema;

/** Reads JSON that PHP wrote into an attribute `data-<name>`. */
export function readData<S extends Schema>({ dataset }: HTMLElement, name: string, schema: S) {
  return v.parse(schema, JSON.parse(dataset[name] ?? '{}'));
}

/** Reads settings that PHP printed for the screen's script. Returns `undefined` if it printed none. */
export function readSettings<S extends Schema>(name: string, schema: S) {
  const json = document.getElementById(`skerry-settings-${name}`)?.textContent;
  return json === undefined ? undefined : v.parse(schema, JSON.parse(json));
}
