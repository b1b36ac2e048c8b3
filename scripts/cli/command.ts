/**
 * Prints the message of an error and exits with 1. A child process that shares this process's
 * `stderr` has printed its own; its error has null there.
 */
export async function command(run: () => void | Promise<void>) {
  try {
    await run();
  } catch (error) {
    const { status, stderr } = error as { status?: number; stderr?: unknown };
    if (!status || stderr !== null) console.error((error as Error).message);
    process.exit(1);
  }
}
