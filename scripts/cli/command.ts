/**
 * Runs a command, and exits with 1 if it fails. An error is printed as a sentence without a stack; if a child process failed
 * (`status`), it has printed the reason itself.
 */
export async function command(run: () => void | Promise<void>) {
  try {
    await run();
  } catch (error) {
    if (!(error as { status?: number }).status) console.error((error as Error).message);
    process.exit(1);
  }
}
