"""What `hard` and `expert` have learned of Aztlán: positions as numbers, networks that judge them, their learning."""
