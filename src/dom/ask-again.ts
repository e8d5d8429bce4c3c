/**
 * Takes back the answer to the question around a button; whoever asks for it by keyboard or by ear goes on at the first
 * of the answers.
 */
export function askAgain(button: Element, isLed = true): void {
  const choices = [...(button.closest('fieldset')?.querySelectorAll('input') ?? [])];
  for (const choice of choices) choice.checked = false;
  choices[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  if (isLed) choices[0]?.focus();
}
