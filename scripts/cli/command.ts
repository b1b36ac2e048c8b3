/**
 * Runs a command, and exits with 1 if it throws. Prints the error's message without its stack. An error
 * with a `status` comes from a child process, which has printed the reason itself.
 */
export async function command(run: () => void | Promise<void>) {
  try {
    await run();
  } catch (error) {
    if (!(error as { status?: number }).status) console.error((error as Error).message);
    process.exit(1);
  }
}
