/** What stands after a command; a wrong option ends it before it does anything. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

export function commandArgs<const Config extends ParseArgsConfig>(
  command: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${command}: ${error instanceof Error ? error.message : error} Nothing was done.`);
    process.exit(1);
  }
}
