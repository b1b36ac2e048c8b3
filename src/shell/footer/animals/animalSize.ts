/** CSS pixels. In a file of its own, so that the still animals do not fetch the moving ones' physics. */
export const animalSize = 160;
