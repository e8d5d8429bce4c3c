/**
 * Reads what stands after a command like `npm run build`, and refuses what the command does not know before it does
 * anything.
 */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What went wrong in words; where nobody foresaw it, with the place in the code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}

/** Runs a command, which says why and fails where it throws. */
export async function runCommand(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}

/** What stands after a command; where it is not understood, this says why and ends the process. */
export function commandOptions<const Config extends Pick<ParseArgsConfig, 'options' | 'allowPositionals'>>(
  command: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    // npm takes an option for its own where `--` is missing before it, and the command would begin without it.
    const taken = Object.keys(config.options ?? {}).find((name) => process.env[`npm_config_${name}`]);
    if (taken) throw new Error(`npm has taken --${taken} for its own; write ${command} -- --${taken}`);
    return parseArgs(config);
  } catch (error) {
    console.error(`${command} did nothing: ${(error as Error).message}`);
    process.exit(1);
  }
}
