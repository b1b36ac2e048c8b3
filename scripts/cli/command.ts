/**
 * Prints the message of an error and exits with 1. A child process, whose error has a `status`, has
 * printed its own.
 */
export async function command(run: () => void | Promise<void>) {
  try {
    await run();
  } catch (error) {
    if (!(error as { status?: number }).status) console.error((error as Error).message);
    process.exit(1);
  }
}
