/** Storybook walks every field of a story's arguments, and an actor's fields lead round in circles. */
export function hideFields<Actor extends object>(actor: Actor): Actor {
  for (const key of Object.keys(actor)) Object.defineProperty(actor, key, { enumerable: false });
  return actor;
}
