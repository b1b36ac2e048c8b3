/**
 * Runs a command, and ends the process with 1 where it fails. A fault is told in a sentence, without a stack; what a process
 * that it started has died of (`status`), that process has told itself.
 */
export async function command(run: () => void | Promise<void>) {
  try {
    await run();
  } catch (error) {
    if (!(error as { status?: number }).status) console.error((error as Error).message);
    process.exit(1);
  }
}
