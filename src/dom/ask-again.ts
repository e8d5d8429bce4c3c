/** Takes back the answer to the question around a button; whoever asks for it by keyboard or by ear goes on at the first of the answers. */
export function askAgain(button: Element, isLed = true): void {
  const answers = [...(button.closest('fieldset')?.querySelectorAll('input') ?? [])];
  for (const answer of answers) answer.checked = false;
  answers[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  if (isLed) answers[0]?.focus();
}
