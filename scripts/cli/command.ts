/**
 * Runs a command, prints the message of an error and exits with 1. Doesn't print an error with a
 * `status`, because that comes from a child process, which has printed it already.
 */
export async function command(run: () => void | Promise<void>) {
  try {
    await run();
  } catch (error) {
    if (!(error as { status?: number }).status) console.error((error as Error).message);
    process.exit(1);
  }
}
