"""What every game and every interface share. Begin with `contract.py`."""
